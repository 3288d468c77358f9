import { useTranslations } from 'use-intl'
import { LevelFields } from '~/components/levels/level_fields'
import { levelUrls } from '~/components/levels/level_urls'
import type { LevelDetail } from '~/components/levels/types'
import { levelInputs, useLevelForm } from '~/components/levels/use_level_form'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'

/** Adds a level, or edits the given one. */
export function LevelForm({ title, level }: { title: string; level: LevelDetail | null }) {
  const t = useTranslations('levels')
  const { form, field, submit, stale, draft, discardDraft } = useLevelForm(level)
  return (
    <RecordForm
      title={title}
      labels={Object.fromEntries(levelInputs.map((name) => [name, t(`fields.${name}`)]))}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(level ? 'form.update' : 'form.create')}
      cancelHref={level ? levelUrls.show(level.id) : levelUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        level && <RecordStalePanel key={level.version} area="levels" form={form} stale={stale} />
      }
    >
      <LevelFields field={field} />
    </RecordForm>
  )
}
