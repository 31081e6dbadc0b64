import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { studio } from '#app/features/studio/saving/draft-saver.fixtures.ts'
import type { CommandResult } from '#app/features/studio/saving/send-command.ts'
import { m } from '#app/i18n/generated/messages.js'
import { askForCheck, heard } from './ask-for-check.ts'
import type { Checked } from './ask-for-check.ts'
import { CheckResult } from './check-result.tsx'

const before: Checked = { busy: true, findings: null, problem: null }

/** What stands under the map after a save was answered so. */
async function shownAfter(save: CommandResult) {
  const { saver, sent } = studio()
  saver.edit('adventure', { title: '' })
  const asked = askForCheck(saver)
  await sent[0]!.answer(save)
  const checked = heard(before, await asked)
  return { sent: sent.length, checked, html: renderToStaticMarkup(<CheckResult {...checked} />) }
}

test.each([
  [
    'is refused',
    { status: 'invalid', fields: { 'changes.title': ['studio_errors_required'] } } satisfies CommandResult,
    () => m.studio_save_first(),
  ],
  ['does not arrive', { status: 'unreachable' } satisfies CommandResult, () => m.studio_save_offline_text()],
])('what a save that %s leaves unsaved is not checked: a notice says why', async (_how, save, why) => {
  const { sent, checked, html } = await shownAfter(save)
  expect(sent).toBe(1)
  expect(checked).toEqual({ busy: false, findings: null, problem: why() })
  expect(html).toContain(m.studio_check_refused())
  expect(html).toContain(why())
})

test('what the last check said stands when the next one cannot be had, and its notice goes with the one after', async () => {
  const { saver, sent } = studio()
  const findings: Checked['findings'] = []
  const asked = askForCheck(saver)
  await Promise.resolve()
  await sent[0]!.answer({ status: 'unreachable' })
  const failed = heard({ ...before, findings }, await asked)
  expect(failed).toEqual({ busy: false, findings, problem: m.studio_unreachable() })
  expect(heard(failed, { status: 'checked', findings: [], walkthrough: null, isShortest: false })).toEqual({
    busy: false,
    findings: [],
    problem: null,
  })
})
