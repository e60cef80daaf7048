/** Whether rows are read as they are edited, or as visitors see them. */
export type ReadScope = "edited" | "published"
