/** One fault that somebody could make, and the test that has to notice it. */
export interface PlantedFault {
  name: string
  file: string
  /** Must occur exactly once in the file. */
  find: string
  replace: string
  testFile: string
  /** Beginning of the name of a test that fails with the fault and passes without. */
  test: string
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: "flipped comparison: a limit lets one more through",
    file: "server/limits/limit-count.ts",
    find: "usedPoints(count, rule, now) < rule.points",
    replace: "usedPoints(count, rule, now) <= rule.points",
    testFile: "server/features/inquiry/api.test.ts",
    test: "limits senders without a human check more strictly",
  },
  {
    name: "one tag more passes the cleaning of rich text",
    file: "server/rich-text/clean.ts",
    find: `"a", "br"],`,
    replace: `"a", "br", "img"],`,
    testFile: "server/rich-text/clean.test.ts",
    test: "takes away what could do harm",
  },
  {
    name: "a deletion is missing from the activity log",
    file: "server/records/trash-store.ts",
    find: `  await recordAudit(db, changer, "deleted", records.map(({ kind, id }) => \`\${kind} \${id}\`).join(", "))\n`,
    replace: "",
    testFile: "server/features/audit/api.test.ts",
    test: "notes sign-ins, failures, deletions",
  },
  {
    name: "off by one: the last page of inquiries is not reached",
    file: "server/features/inquiry/store.ts",
    find: "Math.ceil(Number(total) / limit)",
    replace: "Math.floor(Number(total) / limit)",
    testFile: "server/features/inquiry/many-inquiries.test.ts",
    test: "are paged, filtered and searched",
  },
  {
    name: "references to deleted records are taken",
    file: "server/records/check-references.ts",
    find: `if (typeof id === "number" && !(await isActive`,
    replace: `if (id === 0 && !(await isActive`,
    testFile: "tests/wire/references.test.ts",
    test: "is 422 with its path when there is no such record",
  },
  {
    name: "a stale If-Match passes",
    file: "server/records/check-version.ts",
    find: "expected !== record.version",
    replace: "expected > record.version",
    testFile: "server/features/service/api.test.ts",
    test: "refuses a stale edit with the record as it stands",
  },
  {
    name: "`needs` lowered: everybody reads the applications",
    file: "server/features/application/api.ts",
    find: `"All applications", z.array(applicationSchema), { needs: "applications.read" }`,
    replace: `"All applications", z.array(applicationSchema), { needs: "open" }`,
    testFile: "server/edge/route-matrix.test.ts",
    test: "says what it needs, and nothing is open",
  },
  {
    name: "a missing text falls back to German before the page's language",
    file: "contract/localized.ts",
    find: "[language, ...languages].find(",
    replace: "[...languages, language].find(",
    testFile: "contract/localized.test.ts",
    test: "prefers the language asked for",
  },
  {
    name: "the page cache serves the state before a change",
    file: "server/edge/page-cache/page-cache.ts",
    find: " || response.version !== clock.current()",
    replace: "",
    testFile: "server/edge/page-cache/page-cache.test.ts",
    test: "a change of the content drops everything at once",
  },
  {
    name: "a deletion does not purge the page cache",
    file: "server/records/delete-record.ts",
    find: "    await bumpContentVersion(trx)\n",
    replace: "",
    testFile: "tests/wire/cached-reads.test.ts",
    test: "follow an edit and a deletion at once",
  },
  {
    name: "a limit gives two points back for one",
    file: "server/limits/limit-store.ts",
    find: `eb("points", "-", 1)`,
    replace: `eb("points", "-", 2)`,
    testFile: "server/features/auth/attack.test.ts",
    test: "and from a hundred addresses",
  },
  {
    name: "a migration leaves a column out",
    file: "server/db/migrations/001-schema/inquiries.ts",
    find: `\${texts("phone")},\n      urgent integer not null default 0`,
    replace: `\${texts("phone")}`,
    testFile: "server/features/inquiry/call-back.test.ts",
    test: "keeps telephone and urgency",
  },
  {
    name: "a form of another site is taken",
    file: "server/edge/check-origin.ts",
    find: "if (!isOwnOrigin(request.headers, publicUrl))",
    replace: 'if (!isOwnOrigin(request.headers, publicUrl) && publicUrl === "")',
    testFile: "server/edge/check-origin.test.ts",
    test: "nobody else may",
  },
  {
    name: "the number reader takes the weakest column for part numbers",
    file: "contract/number-reader/read-table.ts",
    find: "worth(b) - worth(a)",
    replace: "worth(a) - worth(b)",
    testFile: "contract/number-reader/read-numbers.test.ts",
    test: "reads a table: the buyer's own numbers beside known ones",
  },
  {
    name: "a second process sends the mail that the first has in hands",
    file: "server/mail/outbox-store.ts",
    find: "claimed_until: after(now, claimMs)",
    replace: "claimed_until: null",
    testFile: "server/mail/mail.test.ts",
    test: "delivers each message once when several processes share the outbox",
  },
  {
    name: "a backup leaves a table out",
    file: "server/backup/backup-tables.ts",
    find: `  { name: "partner", order: ["id"], rich: true },\n`,
    replace: "",
    testFile: "server/features/backup/api.test.ts",
    test: "leaves no table out unawares",
  },
  {
    name: "what was typed is lost when somebody else has saved the same field",
    file: "app/dashboard/editor/merge.ts",
    find: "keys.filter((key) => mine[key] === base[key])",
    replace: "keys.filter((key) => mine[key] !== theirs[key])",
    testFile: "app/dashboard/editor/merge.test.ts",
    test: "asks only where both changed the same field",
  },
  {
    name: "an idle session stays open",
    file: "server/auth/session-store.ts",
    find: " || unused > idleMs",
    replace: "",
    testFile: "server/features/auth/api.test.ts",
    test: "ends a session at log-out, after 30 idle minutes",
  },
]
