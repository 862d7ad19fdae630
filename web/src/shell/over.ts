/** What lies open over the board: while anything does, no key answers. */
let open = 0;

export const over = {
  get any(): boolean {
    return open > 0 || document.querySelector("dialog[open]") !== null;
  },
  /** Something has opened; what is given back is called when it closes. */
  enter(): () => void {
    open += 1;
    return () => (open -= 1);
  },
};
