import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#app/ui/popover.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { say } from './say.ts'

export function StudioParts() {
  const [asking, ask] = useState(false)
  return (
    <PageSection className="grid gap-6">
      <h1 className="text-title">{'Studio'}</h1>
      <Tabs defaultValue="scenes">
        <TabsList aria-label="Editor">
          <TabsTrigger value="details">{say('Details', 'Détails')}</TabsTrigger>
          <TabsTrigger value="scenes">{say('Scenes', 'Scènes')}</TabsTrigger>
          <TabsTrigger value="puzzles">{say('Puzzles', 'Énigmes')}</TabsTrigger>
        </TabsList>
        <TabsContent value="scenes">{say('Scenes', 'Scènes')}</TabsContent>
        <TabsContent value="details">{say('Details', 'Détails')}</TabsContent>
        <TabsContent value="puzzles">{say('Puzzles', 'Énigmes')}</TabsContent>
      </Tabs>
      <div className="flex flex-wrap gap-3">
        <Dialog>
          <DialogTrigger asChild>
            <Button data-open="dialog">{say('Create Scene', 'Créer une scène')}</Button>
          </DialogTrigger>
          <DialogContent
            title={say('Create Scene', 'Créer une scène')}
            description={say(
              'A scene is one picture that players look around in.',
              'Une scène est une image que les joueurs explorent.',
            )}
          >
            <Field label={say('Scene Name', 'Nom de la scène')}>{(control) => <Input {...control} />}</Field>
            <DialogFooter>
              <DialogClose asChild>
                <Button>{say('Cancel', 'Annuler')}</Button>
              </DialogClose>
              <Button variant="accent">{say('Create', 'Créer')}</Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        <Button variant="danger" data-open="alert" onClick={() => ask(true)}>
          {say('Delete', 'Supprimer')}
        </Button>
        <AlertDialog
          open={asking}
          onOpenChange={ask}
          title={say('Delete this adventure?', 'Supprimer cette aventure?')}
          confirm={say('Delete', 'Supprimer')}
          onConfirm={() => ask(false)}
        >
          <p>
            {say(
              'Are you sure you want to delete this adventure? This action cannot be undone...',
              'Voulez-vous vraiment supprimer cette aventure? Cette action est irréversible…',
            )}
          </p>
        </AlertDialog>
        <DropdownMenu>
          <Tooltip label={say('More', 'Plus')}>
            <DropdownMenuTrigger asChild>
              <Button size="icon" variant="ghost" aria-label="More" data-open="menu">
                <MoreHorizontal aria-hidden="true" />
              </Button>
            </DropdownMenuTrigger>
          </Tooltip>
          <DropdownMenuContent align="start">
            <DropdownMenuItem>
              {say('Duplicate', 'Dupliquer')}
              <DropdownMenuShortcut>{'Ctrl D'}</DropdownMenuShortcut>
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="danger">{say('Delete', 'Supprimer')}</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild>
            <Button data-open="popover">{say('Conditions', 'Conditions')}</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Conditions">
            {say('Shown when the drawer is open.', 'Visible quand le tiroir est ouvert.')}
          </PopoverContent>
        </Popover>
      </div>
    </PageSection>
  )
}
