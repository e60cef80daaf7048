import type { PublicTexts } from "../public-texts.ts"

export const careers: PublicTexts["careers"] = {
  title: "Careers",
  description: "Work on industrial gas turbines: in the workshop, at plants and in the office.",
  formTitle: "Send your application",
  lead: "First name, last name and e-mail address are enough for a start. Attach documents now or send them later.",
  contact: "Would you rather talk first?",
  firstName: "First name",
  lastName: "Last name",
  cv: "CV and certificates",
  formats: "PDF, DOC, DOCX or ODT",
  wrongFormat: (name) => `${name}: we do not accept this format. Please choose PDF, DOC, DOCX or ODT.`,
  unreadable: (name) => `${name}: This file is not a readable PDF, DOC, DOCX or ODT. Please choose another one.`,
  cvProblem: {
    empty_file: "One file is empty. Please choose another one.",
    wrong_type: "One file is not a readable PDF, DOC, DOCX or ODT. Please choose another one.",
    too_large: "One file is too large: at most 10 MB each.",
    too_many_files: "Please choose at most two files.",
  },
  missing: {
    first_name: "Please enter your first name.",
    last_name: "Please enter your last name.",
    email: "Please enter your e-mail address.",
  },
  send: "Send application",
  sentTitle: "Your application has been sent",
  another: "Send another application",
  received: "Your documents are stored with us and will be deleted after six months.",
  privacy: (company) =>
    `Controller: ${company}. Your details are used only to decide on your application (Art. 6(1)(b) GDPR). They are deleted after six months, files included.`,
}
