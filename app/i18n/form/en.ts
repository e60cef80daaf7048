import { countIn } from "../count.ts"
import { workingTime } from "../working-time.ts"
import type { PublicTexts } from "../public-texts.ts"

const count = countIn("en")
const items = (value: number) => count.of(value, { one: "item", other: "items" })
const wait = (minutes: number) =>
  minutes < 120
    ? count.of(minutes, { one: "minute", other: "minutes" })
    : count.of(Math.ceil(minutes / 60), { one: "hour", other: "hours" })

export const form: PublicTexts["form"] = {
  name: "Name",
  company: "Company",
  email: "E-mail",
  comment: "Comment",
  insertPattern: "Insert a pattern with the details we need",
  pattern: [
    "Turbine type and model",
    "Serial number",
    "Part number or name",
    "Quantity",
    "Date needed",
    "Place of installation",
    "Use",
  ],
  attach: "Attach a photo or drawing",
  attachFailed: "Attaching files cannot be loaded. Try again, or send the photos by e-mail afterwards.",
  urgent: "Plant is down: call me back",
  callBackWithin: (hours) =>
    `Call back within ${hours === 1 ? "60 minutes" : count.of(hours, { one: "hour", other: "hours" })},`,
  aroundTheClock: "around the clock",
  phone: "Telephone for the call back",
  send: "Send request",
  sending: "Sending",
  trap: "Please leave this field empty.",
  requiredNote: "Fields with an asterisk are required.",
  answerTime: (minutes: number) =>
    `Last 90 days: first answer after ${workingTime(minutes, "h", "min")} (median, in working time).`,
  privacy: (company) =>
    `Controller: ${company}. Your details are used only to answer the request (Art. 6(1)(b) and (f) GDPR) and are deleted after 24 months.`,
  privacyLink: "Privacy policy",
  newTab: "opens in a new tab",

  missing: {
    name: "Please enter your name.",
    company: "Please enter your company.",
    email: "Please enter your e-mail address.",
    phone: "Please enter the telephone number for the call back.",
  },
  invalidPhone: "This telephone number is incomplete. Example: +49 551 123456",
  invalidEmail: "This e-mail address is incomplete. Example: name@company.com",
  tooLong: (most) => `This is too long: ${count.figure(most)} characters at most.`,
  listTooLong:
    "This list is too long to go with the comment. Press “Check numbers” or send us the list as a file by e-mail.",
  invalidItems: "The parts list was not accepted. Please check the quantities.",
  invalidValue: "This value was not accepted. Please check it.",
  not_roobot: "It was not confirmed that you were not a Robot",
  humanCheckExpired: "The confirmation has expired or has been used. Please confirm again.",
  problems: (value) =>
    count.noun(value, {
      one: "One entry is missing or not right:",
      other: `${count.figure(value)} entries are missing or not right:`,
    }),

  failed: {
    offline: "No connection to the server. Nothing you typed is lost.",
    busy: (minutes) =>
      `No more can be sent at the moment. Please try again in ${wait(minutes)}. Nothing you typed is lost.`,
    server: "Sending did not work. Nothing you typed is lost.",
  },
  callInstead: "In a hurry? Call us:",
  tryAgain: "Try again",

  sentTitle: "Your request has been sent",
  /** The status message of the specification. */
  sent: "Successfully sended",
  reference: "Reference number",
  photosLeftOut:
    "We could not take any more photos today. The request itself has arrived; please send the photos by e-mail.",
  keepReference: "Please quote this number if you have questions.",
  confirmTo: "The confirmation goes to",
  replyTo: "We will reply to",
  copy: "Copy reference number",
  copied: "Reference number copied",
  notCopied: "Copying did not work",
  another: "Send another request",

  human: {
    title: "Confirm briefly that you are human",
    byWork: "Confirm without picture",
    oneTap: "one tap",
    working: "one moment",
    byPicture: "Type characters",
    fromPicture: "from a picture",
    verified: "CAPTCHA Verified!",
    failed: "That did not work. Please try again.",
  },

  list: {
    empty: "No parts chosen yet. You can also send a request without any.",
    added: (part) => `${part} added`,
    removed: (part) => `${part} removed`,
    notStored: "Your browser does not allow a request list. Please write the part number into the comment.",
    full: (most) => `A request holds ${items(most)} at most. Please send this one first.`,
  },
}
