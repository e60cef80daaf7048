/** Limits of the dashboard; bytes, characters, pixels. */
export const dashboardLimits = {
  title: 300,
  setting: 300,
  richText: 200_000,
  /** Of one table; cells count over all tables of a text. */
  tableRows: 200,
  tableColumns: 20,
  tableCells: 2_000,
  partsInGroup: 500,
  partsAtOnce: 1_000,
  partsOnPage: 200,
  partsChangedAtOnce: 500,
  orderedRecords: 5_000,
  jsonBytes: 2_097_152,
  imageBytes: 10_485_760,
  imagesPerUpload: 20,
  /** A larger picture is reported as heavy; visitors' browsers load smaller sizes. */
  heavyImageBytes: 1_000_000,
  picturesOnPage: 24,
  imagePixels: 40_000_000,
  imageSide: 8_000,
  imageFrames: 100,
  sheetBytes: 20_971_520,
  sheetRows: 200_000,
  sheetColumns: 50,
  sheetCharacters: 50_000_000,
  passwordMin: 12,
  passwordMax: 1_024,
  loginMax: 100,
  /** Of one answer or note, and of one template. */
  messageText: 20_000,
  messageCopies: 10,
  signature: 1_000,
  /** Of an uploaded mail file. */
  mailBytes: 26_214_400,
  templates: 200,
} as const
