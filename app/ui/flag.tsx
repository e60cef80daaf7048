import { type Language, languageTable } from "#contract/language.ts"

export function Flag({ language }: { language: Language }) {
  const { flag }: { flag: readonly { color: string; path: string; width?: number }[] } = languageTable[language]
  return (
    <svg className="flag" viewBox="0 0 21 14" width="21" height="14" aria-hidden="true">
      {flag.map(({ color, path, width }, at) =>
        width === undefined ? (
          <path key={at} fill={color} d={path} />
        ) : (
          <path key={at} stroke={color} strokeWidth={width} d={path} />
        ),
      )}
    </svg>
  )
}
