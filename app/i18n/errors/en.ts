import type { PublicTexts } from "../public-texts.ts"

export const errors: PublicTexts["errors"] = {
  notFoundTitle: "Page not found",
  notFound: "It looks like this page doesn't exist or has been removed.",
  notFoundHelp: "Check the address, or search for a part number, a service or a turbine.",
  home: "Return to home",
  unexpectedTitle: "Error",
  unexpected: "Unexpected Application Error!",
  unexpectedHelp: "The fault is on our side or in the connection. Please try again.",
  tooMany: "Too many pages at once",
  tooManyHelp:
    "Too many pages were asked for from your connection within the last minute. Please try again in a minute.",
  callUs: "If it goes on, call us:",
  holdingState: "in preparation",
  holdingTitle: "Our new website opens soon.",
  holdingText:
    "You can reach us now. For spare parts and service, a call or an e-mail with part number and turbine type is enough.",
  tryAgain: "Try again",
  notLoaded: "The page could not be loaded.",
  controlNotLoaded: "This function of the page could not be loaded.",
  reload: "Reload the page",
  statuses: {
    "400": "Bad Request",
    "403": "Forbidden",
    "404": "Not Found",
    "405": "Method Not Allowed",
    "413": "Content Too Large",
    "429": "Too Many Requests",
    "500": "Internal Server Error",
    "503": "Service Unavailable",
    "507": "No space left",
  },
}
