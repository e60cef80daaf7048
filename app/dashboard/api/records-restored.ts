/** Announced on `window` when a deleted record is back: whoever shows records reads them again. */
export const recordsRestored = "records-restored"
