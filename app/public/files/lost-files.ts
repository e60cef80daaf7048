/** Returns whether this field had files when the language was changed (islands/hand-over.ts). */
export const areFilesLost = (id: string): boolean => document.documentElement.dataset["lostFiles"] === id
