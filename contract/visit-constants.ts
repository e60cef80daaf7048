/** Cookie of browsers in which somebody is signed in: their page views are not counted. */
export const staffCookie = "staff=1"
/** Header of the request by which an activated page says that it is shown after it was prerendered. */
export const shownHeader = "x-shown"
