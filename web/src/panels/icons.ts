/** Line icons, 20 x 20, drawn for this page. */
export const ICONS = {
  sight:
    '<path d="M2 10C5 5.4 15 5.4 18 10 15 14.6 5 14.6 2 10Z"/><circle cx="10" cy="10" r="2.3" fill="currentColor"/>',
  rules: '<path d="M4 3.5h9.5L16 6v10.5H4ZM7 8h6M7 11h6M7 14h3.5"/>',
  theme: '<circle cx="10" cy="10" r="7"/><path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" stroke="none"/>',
  tick: '<path d="M4 10.5 8.2 14.6 16 5.6" stroke-width="2.8"/>',
  layers: '<path d="M10 3 18 7.5 10 12 2 7.5ZM3.5 10.5 2 11.4 10 16 18 11.4 16.5 10.5"/>',
  hint: '<path d="M7.5 14.5C7.5 12 5 11 5 8a5 5 0 0 1 10 0c0 3-2.5 4-2.5 6.5ZM8 17.5h4"/>',
  map: '<path d="M2 5 7.5 3 12.5 5 18 3V15L12.5 17 7.5 15 2 17ZM7.5 3V15M12.5 5V17"/>',
  log: '<path d="M3 5h14M3 10h14M3 15h9"/>',
  hand: '<rect x="7" y="4" width="9" height="13" rx="1.5"/><path d="M7 6 3.5 7 5.5 15.5 7 15.2"/>',
  turn: '<path d="M4 8a6.5 6.5 0 0 1 12 0M16 12a6.5 6.5 0 0 1-12 0M16 3.5V8h-4.5M4 16.5V12h4.5"/>',
  hide: '<rect x="3.5" y="3.5" width="13" height="13" rx="2" stroke-dasharray="3 2.4"/><path d="M3 17 17 3"/>',
  settings:
    '<path d="M3 5.5h7M14 5.5h3M3 14.5h3M10 14.5h7"/><circle cx="12" cy="5.5" r="2"/><circle cx="8" cy="14.5" r="2"/>',
  undo: '<path d="M4 8h8a4.5 4.5 0 0 1 0 9H7M4 8l3.6-3.6M4 8l3.6 3.6"/>',
  play: '<path d="M6 4 16 10 6 16Z" fill="currentColor"/>',
  pause: '<path d="M6 4v12M14 4v12" stroke-width="3"/>',
  back: '<path d="M13 4 7 10l6 6"/>',
  next: '<path d="M7 4l6 6-6 6"/>',
  first: '<path d="M15 4 9 10l6 6M5 4v12"/>',
  last: '<path d="M5 4l6 6-6 6M15 4v12"/>',
  close: '<path d="M4.5 4.5l11 11M15.5 4.5l-11 11"/>',
  fork: '<path d="M10 17V11M10 11C10 7 5 8 5 3.5M10 11c0-4 5-3 5-7.5M3 5.5 5 3l2 2.5M13 5.5 15 3l2 2.5"/>',
  text: '<path d="M3.5 4h13M10 4v12.5M7 16.5h6"/>',
  chat: '<path d="M3 4h14v9H9l-4 3.6V13H3Z"/>',
  home: '<path d="M3 9.5 10 3l7 6.5M5 8.5V17h10V8.5"/>',
  more: '<g fill="currentColor" stroke="none"><circle cx="4" cy="10" r="1.7"/><circle cx="10" cy="10" r="1.7"/><circle cx="16" cy="10" r="1.7"/></g>',
} as const;
export type IconName = keyof typeof ICONS;
