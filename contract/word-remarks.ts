const removedStyle = /mso-(?:element|special-character):\s*["']?comment/iu
const removedClass = /\b(?:msocomtxt|msocomanchor|MsoCommentText|MsoCommentSubject|msoDel|msoMoveFrom)\b/iu
const removedAddress = /^#(?:_msocom|cmnt)/iu

/**
 * Returns whether an element is a comment of Word or Google Docs, or text that Word tracks as deleted: it goes with its
 * content. The text that a comment refers to stays.
 */
export const isRemark = (tag: string, attribute: (name: "style" | "class" | "href") => string | null): boolean =>
  tag.toLowerCase() === "del" ||
  removedStyle.test(attribute("style") ?? "") ||
  removedClass.test(attribute("class") ?? "") ||
  removedAddress.test(attribute("href") ?? "")

/** Returns whether a link leads to a bookmark of the document that it was copied from. */
export const isDeadBookmark = (href: string): boolean => /^#(?:_|cmnt|ftnt|heading=|bookmark=)/iu.test(href.trim())
