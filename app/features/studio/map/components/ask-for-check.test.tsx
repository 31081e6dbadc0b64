import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { id } from '#app/features/studio/draft/draft.fixtures.ts'
import type { Post } from '#app/features/studio/draft/log/post-request.ts'
import { openEmpty, takesAll } from '#app/features/studio/draft/view.fixtures.ts'
import { m } from '#app/i18n/generated/messages.js'
import { askForCheck, withAnswer } from './ask-for-check.ts'
import type { Checked } from './ask-for-check.ts'
import { CheckResult } from './map-tab.tsx'

const before: Checked = { busy: true, findings: null, problem: null }
const unreachable: Post = async () => ({ status: 'unreachable' })

function open(post: Post) {
  const intents: string[] = []
  const heardBy: Post = (request) => {
    intents.push(request.intent)
    return post(request)
  }
  return { store: openEmpty(heardBy), intents }
}

test.each([
  ['is refused', takesAll, () => m.studio_save_first()],
  ['does not arrive', unreachable, () => m.studio_save_offline_text()],
] satisfies [string, Post, () => string][])(
  'a draft whose save %s is not checked: a notice says why',
  async (_how, post, why) => {
    const { store, intents } = open(post)
    store.edit(id('adventure'), { title: '' })
    const checked = withAnswer(before, await askForCheck(store))
    expect(intents).toEqual(['edit'])
    expect(checked).toEqual({ busy: false, findings: null, problem: why() })
    const html = renderToStaticMarkup(<CheckResult {...checked} />)
    expect(html).toContain(m.studio_check_refused())
    expect(html).toContain(why())
  },
)

test('the last result of a check stays if the next one fails, until a later one succeeds', async () => {
  const findings: Checked['findings'] = []
  const { store, intents } = open(unreachable)
  const failed = withAnswer({ ...before, findings }, await askForCheck(store))
  expect(intents).toEqual(['check-draft'])
  expect(failed).toEqual({ busy: false, findings, problem: m.studio_unreachable() })
  expect(withAnswer(failed, { status: 'checked', findings: [], walkthrough: null, isShortest: false })).toEqual({
    busy: false,
    findings: [],
    problem: null,
  })
})
