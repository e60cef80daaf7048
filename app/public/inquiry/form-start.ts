import type { IslandStart } from "../../islands/island.tsx"

/**
 * Start conditions of a form: the first touch, or stored data that it shows (chosen parts, or inquiries sent before).
 */
export const formStart: readonly IslandStart[] = ["touch", "stored:request_list", "stored:requests_sent"]
