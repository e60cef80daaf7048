import { Agent, get } from "node:http"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { SearchResult } from "#contract/search.ts"
import { foldNumber, foldWord } from "#contract/number-reader/fold-number.ts"
import type { Site } from "#tests/e2e/site-process.ts"
import type { AdminCalls } from "./admin-calls.ts"
import { queries } from "./parts.ts"
import { median, percentile, processorSeconds } from "./processor.ts"
import type { Line, Report } from "./report.ts"

const broad = 5_000
const shown = 20
const times = 5

const all = [...queries.numbers, ...queries.words, ...queries.short]

/** A query with its number of hits and its response time. */
export interface Asked {
  query: string
  total: number
  ms: number
}

/** Measures the fixed queries at the API, each the first of its kind since the content changed. */
export async function measureResponses(
  site: Site,
  admin: AdminCalls,
  rounds: number,
): Promise<{ lines: Line[]; cost: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured: Asked[] = []
  const again: Asked[] = []
  const costs: number[] = []
  for (let round = -1; round < rounds; round++) {
    await admin.changeContent()
    // The first search after a change folds the few texts; cache warming is not measured.
    await ask(site, agent, "warm")
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const before = processorSeconds(site.pid)
    const responses: Asked[] = []
    for (const query of all) responses.push(await ask(site, agent, query))
    if (round < 0) continue
    measured.push(...responses)
    costs.push(((processorSeconds(site.pid) - before) / all.length) * 1e6)
    for (const query of all) again.push(await ask(site, agent, query))
  }
  agent.destroy()
  const narrow = measured.filter(({ total }) => total <= broad)
  const isShort = ({ query }: Asked) => queries.short.includes(query)
  const late = (sample: Asked[]) =>
    percentile(
      sample.map(({ ms }) => ms),
      95,
    )
  const [long, short, wide] = [
    narrow.filter((entry) => !isShort(entry)),
    narrow.filter(isShort),
    measured.filter(({ total }) => total > broad),
  ]
  const p95 = (name: string, sample: Asked[], most: number) => ({
    name: `${name}, 95 of 100 (${sample.length} answers)`,
    value: late(sample),
    unit: "ms",
    promise: `under ${most} ms`,
    kept: late(sample) < most,
  })
  return {
    cost: median(costs),
    lines: [
      ...(long.length > 0 ? [p95("search, three characters or more", long, 5)] : []),
      ...(short.length > 0 ? [p95("search, one or two characters", short, 10)] : []),
      ...(wide.length > 0 ? [p95("search, over 5,000 hits, cold", wide, 30)] : []),
      { name: "search, asked again, 95 of 100", value: late(again), unit: "ms" },
    ],
  }
}

/** Measures the same beside the engine's own trigram index. */
export async function measureSearch(
  site: Site,
  admin: AdminCalls,
  dataDir: string,
  folder: string,
  rounds: number,
): Promise<Report> {
  const { lines, cost } = await measureResponses(site, admin, rounds)
  const index = measureEngine(join(dataDir, "site.db"), join(folder, "raw.db"), all)
  const ratio = cost / index
  const promise = { promise: "at most 2 × raw FTS5", kept: ratio <= 2 }
  return {
    notRun: [],
    lines: [
      ...lines,
      { name: "raw FTS5, a count and twenty rows", value: index, unit: "µs CPU" },
      { name: "search at the API", value: cost, unit: "µs CPU", peer: "raw FTS5", ratio, ...promise },
    ],
  }
}

export function ask(site: Site, agent: Agent, query: string): Promise<Asked> {
  const url = `${site.url}/api/search?${new URLSearchParams({ q: query, lang: "de", limit: String(shown) }).toString()}`
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = ""
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk))
      response.on("end", () => {
        if (response.statusCode !== 200) return reject(new Error(`${url} responded ${response.statusCode}`))
        resolve({ query, total: (JSON.parse(text) as SearchResult).total, ms: performance.now() - begin })
      })
    }).on("error", reject)
  })
}

/** Returns the microseconds of processor time for a count and twenty rows in order, by the engine's trigram index. */
function measureEngine(site: string, file: string, terms: readonly string[]): number {
  const db = new DatabaseSync(file)
  const fields = "number_key, subst_key, words_de, words_en, words_ru"
  db.exec(`attach '${site}' as site;
    create virtual table raw using fts5 (${fields}, content = '', tokenize = 'trigram case_sensitive 1');
    insert into raw (rowid, ${fields}) select row_id, '  ' || number_key, '  ' || subst_key, words_de, words_en, words_ru from part
      where part_set in (select part_set from spare) order by row_id;
    insert into raw (raw) values ('optimize')`)
  const rows = "p.partnumber, p.subst_part, p.quantity, p.description_de, p.description_en, p.description_ru"
  const byIndex = [
    db.prepare("select count(*) from raw where raw match ?"),
    db.prepare(
      `select ${rows} from raw f cross join part p on p.row_id = f.rowid where raw match ? order by p.sort_key limit ${shown}`,
    ),
  ]
  const words = terms.filter((query) => query.length > 2)
  // Terms too short for the index are searched at the beginning of a word, as the site does.
  const term = (text: string) => (text.length > 2 ? `"${text}"` : `"  ${text}"`)
  const match = (query: string) =>
    query
      .split(/\s+/u)
      .map((word) => `({number_key subst_key} : ${term(foldNumber(word))} OR words_de : ${term(foldWord(word))})`)
      .join(" AND ")
  const askAll = () => words.map(match).forEach((query) => byIndex.forEach((statement) => statement.all(query)))
  askAll()
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) askAll()
  const { user, system } = process.cpuUsage(before)
  db.close()
  return (user + system) / times / words.length
}
