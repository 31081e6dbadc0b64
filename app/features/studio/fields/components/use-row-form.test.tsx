import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { UploadsContext } from '#app/features/media/components/use-uploads.ts'
import { Uploads } from '#app/features/media/uploads.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { kindNames, textFieldsOf } from '#app/features/rows/row-kind.ts'
import { StoreContext } from '#app/features/studio/draft/components/use-store.ts'
import { facts, id } from '#app/features/studio/draft/draft.fixtures.ts'
import { smallDinner } from '#app/features/studio/draft/kit-draft.fixtures.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { stillClock, takesAll } from '#app/features/studio/draft/view.fixtures.ts'
import { DialogDrafts } from '#app/features/studio/fields/dialog-drafts.ts'
import { DialogDraftsContext } from './use-dialog-draft.ts'
import { useRowForm } from './use-row-form.ts'

const nothing = () => {}
const handlers = { onClose: nothing, onReopen: nothing, saved: 'Saved' }

test.each(kindNames)('the form of a new %s has a value for every text, though nothing is typed', (kind) => {
  let values: Record<string, unknown> = {}
  function Form() {
    values = useRowForm({ kind, row: null, ...handlers }).values
    return null
  }
  const store = new DraftStore({ draft: smallDinner(), facts: facts() }, takesAll, stillClock)
  const drafts = new DialogDrafts({ user: 'me', adventure: id('adventure') }, null)
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <StoreContext value={store}>
          <UploadsContext value={new Uploads()}>
            <DialogDraftsContext value={drafts}>
              <Form />
            </DialogDraftsContext>
          </UploadsContext>
        </StoreContext>
      ),
    },
  ])
  renderToStaticMarkup(<Stub />)
  for (const name of textFieldsOf(kindOf(kind)))
    expect(values[name]).toEqual(kindOf(kind).fields[name]!.texts ? [] : '')
})
