import { expect, it } from "vitest"
import { isProgram } from "./program-file.ts"

const bytes = (hex: string, text = "") => Buffer.concat([Buffer.from(hex, "hex"), Buffer.from(text)])

it.each([
  ["setup.exe", bytes("")],
  ["SETUP.EXE. ", bytes("")],
  ["plan.pdf.js", bytes("", "%PDF-1.7")],
  ["update.hta", bytes("", "<html>")],
  ["plan.pdf", bytes("4d5a900003000000")],
  ["plan.pdf", bytes("7f454c46020101")],
  ["plan", bytes("", "#!/bin/sh\nrm")],
  ["brief.doc", Buffer.concat([bytes("d0cf11e0a1b11ae1"), bytes("84100c0000000000c000000000000046")])],
  ["plan.zip", bytes("504b0304", "____META-INF/MANIFEST.MF")],
  ["plan.url.lnk", bytes("")],
  ["plan.txt", bytes("4c0000000114020000000000")],
])("names %s a program", (name, content) => {
  expect(isProgram(name, content)).toBe(true)
})

it.each([
  ["liste.txt", bytes("", "MZ-100;4\n")],
  ["gehäuse.step", bytes("", "ISO-10303-21;")],
  ["gehäuse.dwg", bytes("", "AC1032\0\0")],
  ["alles.zip", bytes("504b0304", "____setup.txt")],
  ["liste.xlsm", bytes("504b0304", "____xl/workbook.xml")],
  ["example.com.pdf", bytes("", "%PDF-1.7")],
  ["script.py.txt", bytes("", "# 1")],
])("names %s no program", (name, content) => {
  expect(isProgram(name, content)).toBe(false)
})
