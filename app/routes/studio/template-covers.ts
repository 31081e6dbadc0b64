import darkCellar from '#samples/templates/the-dark-cellar/art/cover.webp?url'
import fortuneTeller from '#samples/templates/the-fortune-teller/art/cover.webp?url'
import lockedStudy from '#samples/templates/the-locked-study/art/cover.webp?url'

export const templateCovers: Readonly<Record<string, string>> = {
  'the-locked-study': lockedStudy,
  'the-dark-cellar': darkCellar,
  'the-fortune-teller': fortuneTeller,
}
