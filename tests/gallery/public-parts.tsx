import Clock from 'lucide-react/icons/clock'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { Link } from 'react-router'
import { BackLink, Breadcrumb } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardText, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { Checkbox, Radio, Switch } from '#app/ui/checkbox.tsx'
import { Chip, ChipList } from '#app/ui/chip.tsx'
import { DifficultyBar, DifficultyMeter } from '#app/ui/difficulty-meter.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Flourish, PageSection } from '#app/ui/page-section.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Rating, RatingInput } from '#app/ui/rating.tsx'
import { Select } from '#app/ui/select.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { notify } from '#app/ui/toaster.ts'
import { say } from './say.ts'

export function PublicParts() {
  return (
    <>
      <PageSection ground="stage">
        <PageHeader
          title={say('The clockmaker’s last trick', 'Le dernier tour de l’horloger')}
          eyebrow={say('Tonight at the workshop', 'Ce soir à l’atelier')}
          intro={say(
            'Five rooms, one locked box, and a rabbit who knows more than it says.',
            'Cinq pièces, une boîte verrouillée et un lapin qui en sait long.',
          )}
          back={<BackLink to="/">{say('Back to Home', 'Retour à l’accueil')}</BackLink>}
          actions={
            <>
              <Button variant="primary" size="large">
                {say('Play Now', 'Jouer')}
              </Button>
              <Button size="large">{say('Read more', 'En savoir plus')}</Button>
            </>
          }
        />
      </PageSection>
      <PageSection className="grid gap-12">
        <Buttons />
        <Cards />
        <Flourish />
        <Forms />
        <States />
        <RunningText />
      </PageSection>
    </>
  )
}

function Buttons() {
  return (
    <div className="grid gap-4">
      <Breadcrumb
        trail={[
          { label: 'Studio', to: '/' },
          { label: say('The clockmaker', 'L’horloger'), to: '/' },
          { label: say('Scenes', 'Scènes') },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">{say('Purchase & Play', 'Acheter et jouer')}</Button>
        <Button variant="accent">{say('Save Changes', 'Enregistrer')}</Button>
        <Button>{say('Preview', 'Aperçu')}</Button>
        <Button variant="ghost">{say('Cancel', 'Annuler')}</Button>
        <Button variant="danger">{say('Delete', 'Supprimer')}</Button>
        <Button variant="link">{say('A link', 'Un lien')}</Button>
        <Button variant="accent" loading>
          {say('Saving...', 'Enregistrement…')}
        </Button>
        <Button variant="primary" disabled>
          {say('Coming Soon', 'À venir')}
        </Button>
        <Button size="small">{say('Small', 'Petit')}</Button>
      </div>
      <LinkTabs label="Tabs">
        <LinkTab to="/" active>
          {say('Online', 'En ligne')}
        </LinkTab>
        <LinkTab to="/" active={false}>
          {say('Mystery dinners', 'Soupers mystère')}
        </LinkTab>
        <LinkTab to="/" active={false}>
          {say('Escape adventures', 'Jeux d’évasion')}
        </LinkTab>
      </LinkTabs>
      <ChipList label="Chips">
        {['All', 'Mystery', 'Adventure', 'Sci-Fi', 'Horror', 'Family', 'Educational'].map((name, place) => (
          <Chip key={name} to="/" active={place === 1}>
            {name}
          </Chip>
        ))}
      </ChipList>
      <div className="flex flex-wrap gap-2">
        {(['blue', 'purple', 'amber', 'grey', 'brass'] as const).map((tone) => (
          <Badge key={tone} tone={tone} shape="ticket">
            {tone}
          </Badge>
        ))}
        {(['accent', 'success', 'warning', 'danger', 'info', 'grey', 'blue'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <p>
        {'Some text with '}
        <TextLink to="/">a link inside it</TextLink>
        {' and more text. '}
        <DifficultyMeter value={3} />
      </p>
    </div>
  )
}

function Cards() {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {(['paper', 'night', 'well'] as const).map((look) => (
        <Card key={look} look={look} interactive>
          <CardMedia className="grid place-items-center">{say('No image available', 'Aucune image')}</CardMedia>
          <CardBody>
            <Badge tone="blue" shape="ticket">
              {say('Online Adventure', 'Aventure en ligne')}
            </Badge>
            <CardTitle as="h2">
              <Link to="/" className={cardLinkStyles}>
                {say('The clockmaker’s last trick', 'Le dernier tour de l’horloger')}
              </Link>
            </CardTitle>
            <CardText>
              {say(
                'Every clock in the shop stopped at the same minute. Find out which one lied.',
                'Toutes les horloges se sont arrêtées à la même minute. Laquelle a menti?',
              )}
            </CardText>
            <div className="flex flex-wrap items-center gap-4 text-sm text-muted">
              <Rating value={4.5} count={12} />
              <span className="inline-flex items-center gap-1.5">
                <Clock className="size-4" /> {'45 min'}
              </span>
              <span className="inline-flex items-center gap-1.5">
                <Users className="size-4" /> {'1-4'}
              </span>
              <DifficultyMeter value={3} />
            </div>
            <CardFooter>
              <Badge tone="brass">{'12,50 $'}</Badge>
              <Rating value={null} />
            </CardFooter>
          </CardBody>
        </Card>
      ))}
    </div>
  )
}

function Forms() {
  const [on, setOn] = useState(true)
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <Field
        label={say('Title', 'Titre')}
        hint={say('What stands on the ticket.', 'Ce qui figure sur le billet.')}
        required
      >
        {(control) => (
          <Input {...control} placeholder={say('The clockmaker’s last trick', 'Le dernier tour de l’horloger')} />
        )}
      </Field>
      <Field label={say('E-mail', 'Courriel')} error={say('Invalid email address', 'Adresse courriel invalide')}>
        {(control) => <Input {...control} type="email" defaultValue="margaux@" />}
      </Field>
      <Field label={say('Description', 'Description')} optional>
        {(control) => <Textarea {...control} />}
      </Field>
      <div className="grid content-start gap-6">
        <Field label={say('Category', 'Catégorie')}>
          {(control) => (
            <Select {...control}>
              <option>{say('Mystery', 'Mystère')}</option>
              <option>{say('Horror', 'Horreur')}</option>
            </Select>
          )}
        </Field>
        <Field label={say('Picture', 'Image')}>{(control) => <Input {...control} type="file" />}</Field>
      </div>
      <FieldGroup legend={say('Publishing', 'Publication')}>
        <Radio
          name="status"
          label={say('Draft', 'Brouillon')}
          hint={say('Only you see it.', 'Vous seul le voyez.')}
          defaultChecked
        />
        <Radio name="status" label={say('Published', 'Publié')} />
        <Checkbox label={say('Offer the answer', 'Offrir la réponse')} defaultChecked />
        <Checkbox label={say('Case sensitive', 'Sensible à la casse')} />
        <Switch label={say('Sound', 'Son')} checked={on} onChange={(event) => setOn(event.target.checked)} />
        <Switch label={say('Chat', 'Clavardage')} disabled />
      </FieldGroup>
      <div className="grid content-start gap-6">
        <RatingInput name="stars" legend={say('Your rating', 'Votre note')} defaultValue={3} />
        <DifficultyBar value={4} />
        <Progress label="Upload" value={0.62} />
        <Progress label="Upload" />
        <Field label={say('Disabled', 'Inactif')}>
          {(control) => <Input {...control} disabled defaultValue="—" />}
        </Field>
      </div>
    </div>
  )
}

function States() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <EmptyState
        title={say(
          'No projects yet. Choose a project type above to get started!',
          'Aucun projet pour l’instant. Choisissez un type ci-dessus!',
        )}
        action={<Button variant="accent">{say('New adventure', 'Nouvelle aventure')}</Button>}
      >
        {say('Your first room can be ready in ten minutes.', 'Votre première pièce peut être prête en dix minutes.')}
      </EmptyState>
      <div className="grid content-start gap-3">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={say('Somebody else saved this page', 'Quelqu’un a enregistré cette page')}
          >
            {say('Your words are kept below.', 'Vos mots sont conservés ci-dessous.')}
          </Notice>
        ))}
        <Loading label={say('Loading projects...', 'Chargement des projets…')} className="grid gap-2">
          <Skeleton className="h-24" />
          <Skeleton className="h-5 w-2/3" />
        </Loading>
        <div className="flex flex-wrap gap-2">
          {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Button
              key={tone}
              size="small"
              data-toast={tone}
              onClick={() =>
                void notify({
                  tone,
                  title: say('Adventure Created!', 'Aventure créée!'),
                  description: say(
                    'Your new adventure has been created successfully.',
                    'Votre nouvelle aventure est créée.',
                  ),
                })
              }
            >
              {tone}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}

function RunningText() {
  return (
    <Prose>
      <h2>{say('1. Begin with the lock', '1. Commencez par la serrure')}</h2>
      <p>
        {say(
          'A good room is a question asked in furniture. Decide what the last lock protects, then walk backwards from it.',
          'Une bonne pièce est une question posée avec des meubles. Décidez de ce que protège la dernière serrure, puis reculez.',
        )}
      </p>
      <ul>
        <li>{say('One idea a room.', 'Une idée par pièce.')}</li>
        <li>{say('One thing that shines.', 'Une chose qui brille.')}</li>
      </ul>
      <blockquote>
        {say(
          'Nobody remembers the code. Everybody remembers the drawer.',
          'Personne ne se souvient du code. Tout le monde se souvient du tiroir.',
        )}
      </blockquote>
    </Prose>
  )
}
