import type { ReactNode } from 'react'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { PartyDrawers } from '#app/features/play/party/components/party-drawers.tsx'
import { JournalDrawer } from '#app/features/play/screens/journal/journal-drawer.tsx'
import { PinnedLines } from '#app/features/play/screens/journal/pinned-lines.tsx'
import { Parchment } from '#app/features/play/screens/news/parchment.tsx'
import { PuzzleDialog } from '#app/features/play/screens/puzzle/puzzle-dialog.tsx'
import { ThingInScene } from '#app/features/play/screens/puzzle/thing-in-scene.tsx'
import { GoalDialog } from '#app/features/play/screens/guide/goal-dialog.tsx'
import { HelpDialog } from '#app/features/play/screens/guide/help-dialog.tsx'
import { SettingsDrawer } from '#app/features/play/screens/settings/settings-drawer.tsx'
import { CloseUpDialog } from '#app/features/play/screens/stage/close-up-dialog.tsx'
import { liesOn } from '#app/features/play/screens/stage/crop-around.ts'
import { WhatIsHere } from '#app/features/play/screens/stage/what-is-here.tsx'
import { DialogueStage } from '#app/features/play/screens/talk/dialogue-stage.tsx'
import { linesBefore } from '#app/features/play/screens/talk/talk-history.ts'
import { ItemDialog } from '#app/features/play/screens/things/item-dialog.tsx'
import type { PlayParts } from './play-parts.ts'

type OverlaysProps = { parts: PlayParts; languages: readonly Locale[]; siteSettings: ReactNode }

export function Overlays({ parts, languages, siteSettings }: OverlaysProps) {
  const { puzzle, run } = parts
  const [first] = run.aftermath.messages
  const message = puzzle.shown && !puzzle.aside && !first?.isUrgent ? undefined : first
  return (
    <>
      <PuzzleOverlay parts={parts} />
      <ConversationOverlay parts={parts} />
      {parts.things.examined && (
        <ItemDialog
          key={parts.things.examined.id}
          item={parts.things.examined}
          media={run.snapshot.media}
          things={parts.things}
        />
      )}
      {run.aftermath.closeUp && (
        <CloseUpDialog key={run.aftermath.closeUp.id} closeUp={run.aftermath.closeUp} onClose={run.setAside.closeUp} />
      )}
      {message && <Parchment key={message.id} message={message} onClose={run.setAside.message} />}
      <Drawers parts={parts} languages={languages} siteSettings={siteSettings} />
      <PartyDrawers adventureId={parts.adventureId} title={run.snapshot.view.title} />
    </>
  )
}

function PuzzleOverlay({ parts }: { parts: PlayParts }) {
  const { shown } = parts.puzzle
  return shown && <PuzzleOnTable key={shown.id} parts={parts} shown={shown} />
}

function PuzzleOnTable({ parts, shown }: { parts: PlayParts; shown: PuzzleProjection }) {
  const { runId, run, puzzle, picture, layers } = parts
  const { aftermath } = run
  const { canvas } = run.snapshot.view.scene
  const at = shown.solved?.place
  const isShownOpen = at && picture && layers.some((layer) => liesOn(layer, at, canvas))
  return (
    <PuzzleDialog
      runId={runId}
      puzzle={shown}
      pinned={<PinnedLines view={run.snapshot.view} media={run.snapshot.media} />}
      picture={shown.imageAssetId ? run.snapshot.media[shown.imageAssetId] : undefined}
      objectPicture={shown.object ? run.snapshot.media[shown.object.assetId] : undefined}
      opened={isShownOpen && <ThingInScene picture={picture} layers={layers} canvas={canvas} at={at} />}
      feedback={aftermath.feedback}
      waits={aftermath.waits}
      refusals={aftermath.refusals}
      // While the puzzle is set aside, the scene shows the news
      remarks={puzzle.aside ? [] : aftermath.remarks}
      remarked={aftermath.remarked}
      messages={aftermath.messages.filter(({ isUrgent }) => !isUrgent)}
      delay={run.delay}
      busy={run.busy}
      send={run.send}
      aside={puzzle.aside}
      onAside={() => {
        // The scene must not repeat it
        run.setAside.remarks()
        puzzle.putAside()
      }}
      onClose={() => {
        if (shown.solved) aftermath.messages.forEach(run.setAside.message)
        puzzle.close()
      }}
    />
  )
}

function ConversationOverlay({ parts: { run, conversation } }: { parts: PlayParts }) {
  const dialogue = conversation.shown
  if (!dialogue) return null
  const { view, media } = run.snapshot
  const { aftermath } = run
  return (
    <DialogueStage
      key={dialogue.npcId}
      dialogue={dialogue}
      portrait={dialogue.portraitAssetId ? media[dialogue.portraitAssetId] : undefined}
      lines={linesBefore(view.journal, dialogue)}
      remarks={aftermath.remarks}
      remarked={aftermath.remarked}
      delay={run.delay}
      busy={run.busy}
      send={run.send}
      onLeave={conversation.leave}
    />
  )
}

function Drawers({ parts: { run, settings, things, panel, open }, languages, siteSettings }: OverlaysProps) {
  const { view, language } = run.snapshot
  const close = () => open(null)
  switch (panel) {
    case 'journal':
      return (
        <JournalDrawer
          view={view}
          onClose={close}
          onPin={view.ending ? null : (place, pinned) => run.send({ type: 'pin', place, pinned })}
          onTravel={(sceneId) => {
            run.send({ type: 'travel', sceneId })
            close()
          }}
        />
      )
    case 'settings':
      return (
        <SettingsDrawer
          language={language}
          languages={languages}
          untimed={view.untimed}
          hasTimeLimits={view.hasTimeLimits}
          onLanguage={run.chooseLanguage}
          onUntimed={(untimed) => run.send({ type: 'set_untimed', untimed })}
          onHelp={() => open('help')}
          onClose={close}
        >
          {siteSettings}
        </SettingsDrawer>
      )
    case 'here':
      return (
        <WhatIsHere
          scene={view.scene}
          onClose={close}
          onUse={({ id }) => {
            close()
            things.touch({ kind: 'hotspot', id })
          }}
        />
      )
    case 'goal':
      return (
        view.goal && (
          <GoalDialog
            goal={view.goal}
            busy={run.busy || run.coming}
            remarks={run.aftermath.remarks}
            remarked={run.aftermath.remarked}
            listen={run.listen}
            isOwn={run.isOwn}
            onAsk={() => run.send({ type: 'ask_goal' })}
            onOther={() => run.send({ type: 'ask_goal', other: true })}
            onMore={(told) => run.send({ type: 'ask_goal', told })}
            onClose={close}
          />
        )
      )
    case 'help':
      return <HelpDialog shortcuts={settings.shortcuts} onClose={close} />
    case null:
      return null
  }
}
