// Load generator of the bench: prints the number of responses.
import { Agent, get } from "node:http"

const [url = "", connections = "1", seconds = "1", encoding = "gzip"] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const end = Date.now() + Number(seconds) * 1_000
let answered = 0

const once = () =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { "Accept-Encoding": encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded ${response.statusCode}`))
      response.resume().on("end", () => {
        answered++
        resolve()
      })
    }).on("error", reject)
  })

async function goOn(): Promise<void> {
  while (Date.now() < end) await once()
}

await Promise.all(Array.from({ length: Number(connections) }, goOn))
agent.destroy()
console.log(answered)
