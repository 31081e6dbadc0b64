import ArrowRight from 'lucide-react/icons/arrow-right'
import { libraryAddress } from '#app/features/library/library-address.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardText, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { Illustration } from '#app/ui/illustration.tsx'
import { Link } from '#app/ui/link.tsx'
import { Flourish, PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

export function Hero() {
  return (
    <section className="stage relative isolate overflow-hidden bg-canvas text-ink">
      {/* Below 1280 px it fades to the left between the keyhole and the desk, on a phone above the words: both stay clear */}
      <picture>
        {/* A phone shows a third of the wide picture; its own has half the bytes */}
        <source
          media="(max-width: 639.98px)"
          type="image/avif"
          srcSet="/illustrations/hero-phone.avif"
          width={720}
          height={1157}
        />
        <Picture
          src="/illustrations/hero-1600.webp"
          srcSet="/illustrations/hero-800.webp 800w, /illustrations/hero-1600.webp 1600w"
          sizes="100vw"
          alt={m.home_hero_alt()}
          width={1600}
          height={900}
          priority
          className="top-0 left-0 -z-20 w-full object-cover object-top max-sm:h-[min(78vw,22rem)]! max-sm:mask-[linear-gradient(#000_70%,transparent)] sm:absolute sm:h-full! sm:max-lg:left-[27%] lg:max-xl:left-[12%] sm:max-xl:object-right-top sm:max-xl:mask-[linear-gradient(to_left,#000_max(24rem,40%),#0008_max(28rem,46.5%),#0002_max(30rem,49.5%),transparent_max(32rem,53%))] xl:object-[72%_top]"
        />
      </picture>
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 from-canvas via-canvas/70 via-50% to-transparent sm:bg-linear-to-r"
      />
      <div className="frame flex flex-col items-start justify-center gap-6 pt-2 pb-14 sm:min-h-[34rem] sm:py-24">
        <h1 className="max-w-2xl text-4xl sm:max-w-[23rem] md:max-w-[32rem] md:text-5xl lg:max-w-[40rem] lg:text-6xl xl:max-w-2xl">
          {m.home_hero_title()}
        </h1>
        <p className="max-w-xl text-lg sm:max-w-[22rem] md:max-w-md lg:max-w-xl">{m.home_hero_text()}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary" size="large">
            <Link to="/library">{m.home_hero_play()}</Link>
          </Button>
          <Button asChild variant="secondary" size="large">
            <Link to="/creator">{m.home_hero_create()}</Link>
          </Button>
          <Button asChild variant="secondary" size="large">
            <Link to="/lock/new">{m.lock_make()}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}

export function Products() {
  return (
    <PageSection aria-labelledby="products" className="grid gap-8">
      <h2 id="products" className="text-title">
        {m.home_products_title()}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        <Product
          to="/library?tab=online"
          picture="product-online"
          title={m.home_product_online_title()}
          text={m.home_product_online_text()}
        />
        <Product
          to={libraryAddress({ tab: 'mystery' })}
          picture="product-mystery"
          title={m.home_product_mystery_title()}
          text={m.home_product_mystery_text()}
          print
        />
        <Product
          to={libraryAddress({ tab: 'escape' })}
          picture="product-escape"
          title={m.home_product_escape_title()}
          text={m.home_product_escape_text()}
          print
        />
      </ul>
    </PageSection>
  )
}

function Product({
  to,
  picture,
  title,
  text,
  print = false,
}: {
  to: string
  picture: string
  title: string
  text: string
  print?: boolean
}) {
  return (
    <li>
      <Card interactive className="h-full overflow-hidden">
        <Illustration name={picture} className="aspect-4/3 w-full object-cover" />
        <CardBody className="p-6">
          {print && (
            <Badge tone="amber" shape="ticket">
              {m.home_print_badge()}
            </Badge>
          )}
          <CardTitle>
            <Link to={to} className={cardLinkStyles}>
              {title}
            </Link>
          </CardTitle>
          <CardText>{text}</CardText>
        </CardBody>
      </Card>
    </li>
  )
}

export function Services() {
  return (
    <PageSection aria-labelledby="services" className="grid gap-8">
      <div className="grid max-w-2xl gap-2">
        <h2 id="services" className="text-title">
          {m.home_services_title()}
        </h2>
        <p className="text-lg text-muted">{m.home_services_text()}</p>
      </div>
      <ul className="grid gap-6 sm:gap-8">
        <Service
          to="/for-events"
          picture="service-events"
          title={m.shell_for_events()}
          text={m.home_service_events_text()}
          steps={m.home_service_events_steps()}
        />
        <Service
          to="/for-team-building"
          picture="service-team-building"
          title={m.shell_for_team_building()}
          text={m.home_service_teams_text()}
          steps={m.home_service_teams_steps()}
        />
        <Service
          to="/for-museums"
          picture="service-museums"
          title={m.shell_for_museums()}
          text={m.home_service_museums_text()}
          steps={m.home_service_museums_steps()}
        />
      </ul>
    </PageSection>
  )
}

function Service({
  to,
  picture,
  title,
  text,
  steps,
}: {
  to: string
  picture: string
  title: string
  text: string
  steps: string
}) {
  return (
    <li className="group/service">
      <Card look="night" interactive className="overflow-hidden sm:flex-row sm:group-even/service:flex-row-reverse">
        <Illustration name={picture} className="aspect-video w-full object-cover sm:aspect-auto sm:h-64 sm:w-2/5" />
        <CardBody className="justify-center p-6 sm:px-10">
          <CardTitle className="text-2xl">
            <Link to={to} className={cardLinkStyles}>
              {title}
            </Link>
          </CardTitle>
          <CardText className="max-w-prose text-lg">{text}</CardText>
          <p className="flex items-center gap-2 font-semibold text-brass-ink">
            {steps}
            <ArrowRight aria-hidden="true" className="size-5" />
          </p>
        </CardBody>
      </Card>
    </li>
  )
}

export function CreatorCall() {
  return (
    <PageSection className="grid justify-items-center gap-5 text-center">
      <Flourish className="w-full" />
      <h2 className="max-w-2xl text-title">{m.home_create_title()}</h2>
      <p className="max-w-2xl text-lg text-muted">{m.home_create_text()}</p>
      <Button asChild variant="accent" size="large">
        <Link to="/creator">{m.home_create_button()}</Link>
      </Button>
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-2">
        <TextLink to="/first-adventure">{m.guides_first_adventure()}</TextLink>
        <TextLink to="/first-dinner">{m.guides_first_dinner()}</TextLink>
        <TextLink to="/first-room">{m.guides_first_room()}</TextLink>
      </p>
    </PageSection>
  )
}
