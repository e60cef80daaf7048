import { describe, expect, it } from "vitest"
import { countWords, linkAddress, quietPaste, storedHtml } from "./rich-html.ts"

describe("storedHtml", () => {
  it.each([
    ["<p></p>", ""],
    [
      "<ul><li><p>a</p></li><li><p>b <strong>c</strong></p></li></ul>",
      "<ul><li>a</li><li>b <strong>c</strong></li></ul>",
    ],
    ["<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
    ["<ul><li><p>a</p><p>b</p></li></ul>", "<ul><li><p>a</p><p>b</p></li></ul>"],
    ["<p>x</p><ol><li><p></p></li></ol>", "<p>x</p><ol><li></li></ol>"],
  ])("%s", (html, stored) => expect(storedHtml(html)).toBe(stored))
})

describe("quietPaste", () => {
  it.each([
    ["<style>p{}</style><p style='font-weight:700'>a</p>", "<p style='font-weight:700'>a</p>"],
    ['<p onclick="x()">a</p><img src=x onerror=alert(1)>b', "<p>a</p>b"],
    ["<p>on = off</p>", "<p>on = off</p>"],
  ])("%s", (html, quiet) => expect(quietPaste(html)).toBe(quiet))
})

describe("countWords", () => {
  it.each([
    ["", 0],
    ["<p>Rotor&nbsp;und Gehäuse – 4.000 Stunden</p><ul><li>Läufer</li></ul>", 6],
    ["<p>капитальный ремонт</p>", 2],
  ])("%s", (html, words) => expect(countWords(html)).toBe(words))
})

describe("linkAddress", () => {
  it.each([
    ["https://a.example/x?y=1#z", "https://a.example/x?y=1#z"],
    ["a.example/x", "https://a.example/x"],
    ["a.example:8080/x", "https://a.example:8080/x"],
    [" info@a.example ", "mailto:info@a.example"],
    ["mailto:info@a.example", "mailto:info@a.example"],
    ["+49 551 0900-140", "tel:+495510900140"],
    ["/contact", "/contact"],
  ])("%s", (typed, address) => expect(linkAddress(typed)).toBe(address))

  it.each([
    "",
    "rotor",
    "javascript:alert(1)",
    "JavaScript://a.example",
    "data:text/html,x",
    "//evil.example",
    "https://",
    "a b.example",
    "ftp://a.example",
  ])("rejects %s", (typed) => expect(linkAddress(typed)).toBeNull())
})
