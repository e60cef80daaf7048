import type { SheetError, SheetProblem } from "#contract/sheet.ts"
import type { ReadSheet } from "./sheet-reading.ts"

export const sentences: Record<SheetProblem, string> = {
  no_part_number_column: "There is no column for the part number; the first row must hold the headings of the template",
  no_group_column:
    "There is no column for the group; its heading is Group, and its cells hold the name or the id of a group",
  duplicate_column: "Two columns fill the same field",
  unknown_columns: "No column is known",
  required: "The part number is missing",
  too_long: "The text is too long",
  invalid_quantity: "The quantity must be a whole number of 0 or more",
  exponent_number:
    "The sheet shows this number in exponent form and has lost digits; format the column as text and type it again",
  date_number: "The sheet has made a date of this number; format the column as text and type it again",
  error_value: "The cell shows an error of the spreadsheet such as #N/A; enter the value itself",
  duplicate_in_sheet: "This part number is in the sheet twice",
  no_group: "The group is missing",
  unknown_group: "There is no group of this name or id",
  ambiguous_group: "Several groups have this name; write the id of the group instead",
  formula_without_value: "The formula has no stored value; enter the value itself",
  too_much_text: "The cells of the sheet hold more than 50 million characters in all",
  too_many_rows: "The sheet has more than 200,000 rows",
  too_many_columns: "The sheet has more than 50 columns",
  empty_sheet: "The sheet holds no parts",
  unclosed_quote: "A quotation mark that opens a cell is not closed; all rows after it would be in that cell",
  unknown_sheet: "The file has no worksheet of this name",
  password_protected: "The file is protected by a password; save it without one and send it again",
  wrong_format: "This kind of file holds no sheet; save the list as an Excel workbook (.xlsx) or as CSV",
  unreadable: "This is no workbook (.xlsx, .xls, .ods) and no CSV file that can be read; save it in Excel as .xlsx",
  beyond_limits:
    "Reading the file took too much time or memory; try again later, or divide the list into several files",
}

/** Reading of a file in which no row was read. */
export const noRows: Readonly<ReadSheet> = {
  valid: 0,
  errors: [],
  columns: [],
  refused: [],
  shape: "",
  isRemembered: false,
  sheets: [],
  heading_row: 0,
  first_rows: [],
  set_aside: [],
  groupNames: [],
  hidden_rows: 0,
}

/** Returns an error about a whole row, or about a heading. */
export const error = (row: number, column: string, code: SheetProblem): SheetError => ({
  row,
  column,
  code,
  message: sentences[code],
})
