const inScript: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
}

/** The scripts that hand the loaded data over to the router in the browser, in the words of its own `StreamTransfer`. */
export async function handoffScripts(data: ReadableStream<Uint8Array>, mark: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  for await (const piece of data) text += decoder.decode(piece, { stream: true })
  const literal = JSON.stringify(text).replace(/[&<>\u2028\u2029]/gu, (sign) => inScript[sign] ?? sign)
  const script = (call: string) =>
    `<script nonce="${mark}">window.__reactRouterContext.streamController.${call};</script>`
  return `${script(`enqueue(${literal})`)}${script("close()")}`
}
