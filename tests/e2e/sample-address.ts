import type { Page } from '@playwright/test'
import { sample } from '#samples/adventures/the-rabbit-takes-a-bow/adventure.ts'

export async function sampleAddress(page: Page): Promise<string> {
  return linkIn(page, `/library?q=${encodeURIComponent(sample.title.en)}`, /\/adventure\/[0-9a-f-]{36}/)
}

export async function linkIn(page: Page, path: string, kind: RegExp): Promise<string> {
  const text = await (await page.request.get(path)).text()
  const found = kind.exec(text)?.[0]
  if (!found) throw new Error(`${path} has no link like ${kind}`)
  return found
}
