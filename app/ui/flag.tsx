import type { ReactNode } from "react"
import type { Language } from "#contract/language.ts"

const drawings: Record<Language, ReactNode> = {
  de: (
    <>
      <path fill="#111" d="M0 0h21v14H0z" />
      <path fill="#c8102e" d="M0 4.667h21V14H0z" />
      <path fill="#f5c400" d="M0 9.333h21V14H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#1d3a7a" d="M0 0h21v14H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 21 14M21 0 0 14" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 21 14M21 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10.5 0v14M0 7h21" />
      <path stroke="#c8102e" strokeWidth="2.6" d="M10.5 0v14M0 7h21" />
    </>
  ),
  ru: (
    <>
      <path fill="#fff" d="M0 0h21v14H0z" />
      <path fill="#1d3f94" d="M0 4.667h21V14H0z" />
      <path fill="#c8202e" d="M0 9.333h21V14H0z" />
    </>
  ),
}

export function Flag({ language }: { language: Language }) {
  return (
    <svg className="flag" viewBox="0 0 21 14" width="21" height="14" aria-hidden="true">
      {drawings[language]}
    </svg>
  )
}
