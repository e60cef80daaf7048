import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"

/** What an inquiry needs for a quick reply. */
export function WhatToSend() {
  const { title, items, measure } = useTexts().part.send
  return (
    <section className="part-page-block" aria-labelledby="part-send">
      <DimensionLine>{measure(items.length)}</DimensionLine>
      <h2 id="part-send">{title}</h2>
      <ol className="what-to-send">
        {items.map((item) => (
          <li key={item.title}>
            <div>
              <b>{item.title}</b>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
