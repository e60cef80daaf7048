import type { IslandStart } from "../../islands/island.tsx"

/**
 * When a form comes alive: at the first touch, or at once where this device has something to show in it: chosen parts, inquiries sent
 * before, or the one that the page confirms.
 */
export const formStart = (sent: string | null): readonly IslandStart[] =>
  sent === null ? ["touch", "stored:request_list", "stored:requests_sent"] : ["load"]
