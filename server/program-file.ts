/** What Outlook and Gmail do not hand out, and what starts a program on other systems. */
const extensions =
  /\.(?:a3x|ade|adp|apk|app|application|appref-ms|appx|bash|bat|cab|chm|cmd|com|command|cpl|csh|diagcab|dll|dmg|exe|gadget|hlp|hta|img|inf|ins|iso|isp|jar|jnlp|js|jse|jsp|ksh|lib|lnk|mde|msc|msh|msi|msix|msp|mst|nsh|osd|pif|pkg|ps1|ps1xml|ps2|psc1|psc2|psd1|psm1|py|pyc|pyw|reg|rpm|run|scf|scr|sct|settingcontent-ms|sh|shb|shs|so|sys|url|vb|vbe|vbs|vhd|vhdx|vxd|wasm|ws|wsc|wsf|wsh|xll|xnk)$/iu

const starts = (bytes: Buffer, ...begin: number[]) => begin.every((byte, index) => bytes[index] === byte)

/** Installer of Windows: the class of its root storage, [MS-CFB] 2.6.1. */
const installer = Buffer.from("84100c0000000000c000000000000046", "hex")

/** Returns whether a file is a program, by its name or its content: for Windows, Linux, macOS, Java or a shell. */
export function isProgram(name: string, file: Uint8Array): boolean {
  // Windows strips trailing dots and spaces.
  if (extensions.test(name.replace(/[. ]+$/u, ""))) return true
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return (
    // A text may begin with these letters, but has no zero byte.
    (starts(bytes, 0x4d, 0x5a) && bytes.subarray(0, 64).includes(0)) ||
    starts(bytes, 0x7f, 0x45, 0x4c, 0x46) ||
    starts(bytes, 0xca, 0xfe, 0xba, 0xbe) ||
    starts(bytes, 0xcf, 0xfa, 0xed, 0xfe) ||
    starts(bytes, 0x23, 0x21, 0x2f) ||
    // A shortcut of Windows: [MS-SHLLINK] 2.1.
    starts(bytes, 0x4c, 0, 0, 0, 1, 0x14, 2, 0) ||
    (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0) && bytes.includes(installer)) ||
    (starts(bytes, 0x50, 0x4b, 3, 4) && bytes.subarray(0, 4_096).includes("META-INF/MANIFEST.MF"))
  )
}
