import { Mark } from "@tiptap/core"

// One excludes the other; both read the styles by which Google Docs and Pages raise and lower text.
const scriptMark = (name: "superscript" | "subscript", tag: "sup" | "sub", style: string, key: string) =>
  Mark.create({
    name,
    excludes: "superscript subscript",
    parseHTML: () => [{ tag }, { style: `vertical-align=${style}` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

export const scriptMarks = [
  scriptMark("superscript", "sup", "super", "Mod-."),
  scriptMark("subscript", "sub", "sub", "Mod-,"),
]
