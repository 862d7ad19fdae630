/** The looks by title: adding one is a folder and a line here. */
import type { TitleLook } from "./look";
import { look as gts } from "./gts/look";
import { look as gwc } from "./gwc/look";
import { look as oao } from "./oao/look";
import { look as rpc } from "./rpc/look";
import { symbolLook } from "./symbols";

const LOOKS: Record<string, TitleLook> = { gts, gwc, oao, rpc };

export const lookOf = (title: string): TitleLook => LOOKS[title] ?? symbolLook;
