/** What visitors may send and ask for; bytes and characters. These go to their browsers: what only the back-office needs is in office-limits.ts. */
export const limits = {
  name: 300,
  email: 254,
  phone: 40,
  partNumber: 100,
  partDescription: 2_000,
  comment: 10_000,
  itemNote: 300,
  itemPosition: 100,
  inquiryItems: 500,
  lookupNumbers: 500,
  query: 100,
  pageSize: 20,
  pageSizeMax: 100,
  pageMax: 10_000,
  cvFiles: 2,
  cvBytes: 10_485_760,
} as const
