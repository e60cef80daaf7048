import type { Person } from "#contract/person.ts"

/** Saves everything about a person as a file, to respond to requests under Art. 15 and 20 GDPR. */
export function savePerson(person: Person): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([JSON.stringify(person, null, 2)], { type: "application/json" }))
  link.download = `${person.email.replaceAll(/[^\w.-]/gu, "_")}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
