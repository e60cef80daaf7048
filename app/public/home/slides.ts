import type { ChosenImage } from "../present.ts"
import type { PictureFile } from "../../ui/picture.tsx"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"

export type CalloutPart = "blade" | "disc" | "compressorBlade" | "bellmouth" | "spinner" | "bolt" | "shaft"

/** A part of a picture that the lists have, with the words that find it in the page's language. */
export interface Callout {
  part: CalloutPart
  query: string
}

export interface Leader {
  part: CalloutPart
  /**
   * From the part to the label, in a drawing of 1600 × 900; the label is positioned by the class `at-<slide>-<part>` in
   * hero.css.
   */
  path: string
  x: number
  y: number
}

export interface Slide {
  name: string
  picture: PictureFile
  /** Alternative text, or the name of that of a picture of the design. */
  alt: string
  sizes: string
  leaders: readonly Leader[]
}

/** Milliseconds until the second picture, and between further ones. */
export const firstChangeMs = 7_000

// 16:9 at the hero's height (80vh, 600 to 900 px); close-ups are shown larger.
const whole = "(min-width: 1080px) clamp(1067px, 142vh, 1600px), 100vw"
const close = "(min-width: 1080px) clamp(1600px, 213vh, 2400px), 150vw"

/** Slides of the design, until a company has pictures of its own. */
const designSlides: readonly Slide[] = [
  {
    name: "rotor",
    picture: sitePictureFile(sitePictures.hero1),
    alt: "hero1",
    sizes: whole,
    leaders: [
      { part: "blade", path: "M1085 452 985 128H955", x: 1085, y: 452 },
      { part: "disc", path: "M1396 300 1290 76H1260", x: 1396, y: 300 },
      { part: "compressorBlade", path: "M706 462 746 716H776", x: 706, y: 462 },
    ],
  },
  {
    name: "inlet",
    picture: sitePictureFile(sitePictures.hero2),
    alt: "hero2",
    sizes: whole,
    leaders: [
      { part: "compressorBlade", path: "M1120 220 1000 92H970", x: 1120, y: 220 },
      { part: "spinner", path: "M1010 520 930 640H900", x: 1010, y: 520 },
      { part: "bellmouth", path: "M690 668 740 780H770", x: 690, y: 668 },
    ],
  },
  {
    name: "disc",
    picture: sitePictureFile(sitePictures.hero1),
    alt: "hero1",
    sizes: close,
    leaders: [
      { part: "bolt", path: "M1166 477 1040 160H1010", x: 1166, y: 477 },
      { part: "shaft", path: "M1420 470 1330 90H1300", x: 1420, y: 470 },
      { part: "disc", path: "M1080 560 980 730H950", x: 1080, y: 560 },
    ],
  },
  { name: "blades", picture: sitePictureFile(sitePictures.hero2), alt: "hero2", sizes: close, leaders: [] },
]

/** Returns the slides: a company's own pictures, else those of the design. */
export const slidesOf = (pictures: readonly ChosenImage[]): readonly Slide[] =>
  pictures.length === 0
    ? designSlides
    : pictures.map((picture, index) => ({
        name: `own-${index}`,
        picture,
        alt: picture.alt,
        sizes: whole,
        leaders: [],
      }))
