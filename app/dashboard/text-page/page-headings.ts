/** Headings of sections of the home page. */
export const pageHeadings = ["blocks_title", "services_title", "services_subtitle"] as const
