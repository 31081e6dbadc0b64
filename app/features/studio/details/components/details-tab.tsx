import { may, mayChangeDetails } from '#app/features/drafts/draft.policy.ts'
import { playerChoices } from '#app/features/rows/catalogue.ts'
import { PriceHistory } from '#app/features/payments/components/price-history.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { CategoryChips } from '#app/features/studio/fields/components/category-chips.tsx'
import { DifficultySelect } from '#app/features/studio/fields/components/difficulty-select.tsx'
import { RowField, RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import { TypedInput } from '#app/features/studio/fields/components/typed-text.tsx'
import { PublishingCard } from './publishing-card.tsx'
import { LateReviewNotice } from './late-details.ts'
import { RowHere } from '#app/features/studio/live/components/others-context.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { parsePrice } from '#app/shared/money.ts'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Select } from '#app/ui/select.tsx'
import { CoverCard } from './cover-card.tsx'
import { LanguagesCard } from './languages-card.tsx'
import { OriginCard } from './origin-card.tsx'
import { RoomsCard } from './rooms-card.tsx'
import { StyleCard } from './style-card.tsx'
import { TagsCard } from './tags-card.tsx'
import { TogetherCard } from './together-card.tsx'
import { useDetails } from './use-details.ts'

export function DetailsTab() {
  const { id, kind, status } = useDetails().values
  const isOwners = !mayChangeDetails(useDraft().role, status)
  return (
    <RowHere value={id}>
      <div data-about={id} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {status === 'in_review' && <LateReviewNotice className="lg:col-span-2" />}
        {isOwners && <p className="text-muted lg:col-span-2">{m.people_details_owners()}</p>}
        <fieldset disabled={isOwners} className="grid min-w-0 gap-6">
          <AboutCard />
          {kind === 'online-adventure' && <RoomsCard />}
          {kind === 'online-adventure' && <TogetherCard />}
          <LanguagesCard />
          <TagsCard />
          <StyleCard />
          <OriginCard />
        </fieldset>
        <div className="grid gap-6 lg:sticky lg:top-40 bar:top-32">
          <PublishingCard />
          <fieldset disabled={isOwners} className="min-w-0">
            <CoverCard />
          </fieldset>
        </div>
      </div>
    </RowHere>
  )
}

const priceText = (price: string): string => (getLocale() === 'fr' ? price.replace('.', ',') : price)

function AboutCard() {
  const { values, edit, errorsAt } = useDetails()
  const mayPrice = may(useDraft().role, 'price')
  return (
    <Card>
      <CardBody className="gap-5">
        <CardTitle as="h2">{m.studio_details_title()}</CardTitle>
        <RowFields value={{ values, set: edit, errorsAt }}>
          <RowField kind="details" name="title" />
          <RowField kind="details" name="description" rows={5} required />
        </RowFields>
        <CategoryChips
          kind={values.kind}
          value={values.category}
          onChange={(category) => edit({ category })}
          error={errorsAt('category')}
        />
        <FieldRow className="sm:grid-cols-3">
          <DifficultySelect
            value={values.difficulty}
            onChange={(difficulty) => edit({ difficulty })}
            error={errorsAt('difficulty')}
          />
          <Field
            label={m.studio_field_price()}
            name="price"
            hint={mayPrice ? m.studio_field_price_hint() : m.people_price_owners()}
            error={errorsAt('price')}
          >
            {(control) => (
              <TypedInput
                inputMode="decimal"
                value={priceText(values.price)}
                isSame={(value, typed) => parsePrice(value) === parsePrice(typed)}
                onType={(price) => edit({ price })}
                readOnly={!mayPrice}
                className={mayPrice ? undefined : 'bg-sunken text-muted'}
                {...control}
              />
            )}
          </Field>
          <Field label={m.studio_field_players()} name="recommendedPlayers" error={errorsAt('recommendedPlayers')}>
            {(control) => (
              <Select
                value={values.recommendedPlayers}
                onChange={(event) => edit({ recommendedPlayers: event.target.value })}
                {...control}
              >
                <option value="">{m.studio_choose()}</option>
                {[...new Set([...playerChoices[values.kind], values.recommendedPlayers])]
                  .filter(Boolean)
                  .map((choice) => (
                    <option key={choice} value={choice}>
                      {choice}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </FieldRow>
        <Prices />
        <Field
          label={m.studio_field_trailer()}
          hint={m.studio_field_trailer_hint()}
          error={errorsAt('trailerUrl')}
          optional
        >
          {(control) => (
            <TypedInput
              type="url"
              inputMode="url"
              value={values.trailerUrl}
              onType={(trailerUrl) => edit({ trailerUrl })}
              {...control}
            />
          )}
        </Field>
      </CardBody>
    </Card>
  )
}

/** From when the page was loaded: a price typed since then shows after a reload. */
function Prices() {
  const { prices } = useDraft()
  if (prices.length === 0) return null
  return (
    <details className="rounded-control border border-line px-4">
      <FoldSummary>{m.sales_prices()}</FoldSummary>
      <div className="pb-4">
        <PriceHistory prices={prices} />
      </div>
    </details>
  )
}
