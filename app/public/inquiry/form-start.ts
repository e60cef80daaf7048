import type { IslandStart } from "../../islands/island.tsx"

/**
 * When a form comes alive: at the first touch, or at once where this device has something to show in it: chosen parts, or inquiries sent
 * before.
 */
export const formStart: readonly IslandStart[] = ["touch", "stored:request_list", "stored:requests_sent"]
