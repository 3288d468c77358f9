import { router } from '@inertiajs/react'
import { Loader, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PatternSource } from '~/components/groups/pattern/types'
import { useOptionName } from '~/components/groups/use_option_name'
import { WeekTable } from '~/components/week/week_table'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

interface CopyPatternDialogProps {
  sources?: PatternSource[]
  onTake: (source: PatternSource) => void
  onClose: () => void
}

export function CopyPatternDialog({ sources, onTake, onClose }: CopyPatternDialogProps) {
  const t = useTranslations('groups.pattern')
  useEffect(() => router.reload({ only: ['sources'] }), [])
  return (
    <Dialog opened title={t('copy_title')} onClose={onClose}>
      {sources === undefined ? (
        <Loader size="sm" />
      ) : sources.length === 0 ? (
        <Text>{t('copy_none')}</Text>
      ) : (
        <CopyForm sources={sources} onTake={onTake} onClose={onClose} />
      )}
    </Dialog>
  )
}

function CopyForm({ sources, onTake, onClose }: Required<CopyPatternDialogProps>) {
  const t = useTranslations('groups.pattern')
  const { label } = useOptionName()
  const [id, setId] = useState(sources[0]!.id)
  const chosen = sources.find((source) => source.id === id) ?? sources[0]!
  return (
    <DialogForm
      title={t('copy_title')}
      saveLabel={t('copy_take')}
      cancelLabel={t('close')}
      isPending={false}
      onCancel={onClose}
      onSubmit={() => {
        onTake(chosen)
        onClose()
      }}
    >
      <ChoiceField
        label={t('copy_from')}
        help={t('copy_help')}
        searchable
        field={{ name: 'source', value: chosen.id, onChange: setId }}
        choices={sources.map((source) => ({
          value: source.id,
          label: label(source),
          mark: source.is_same_course ? t('same_course') : undefined,
        }))}
      />
      <WeekTable windows={chosen.slots} texts={{ always: t('none'), none: t('no_time') }} />
      <Text size="sm" c="dimmed">
        {t('copy_note')}
      </Text>
    </DialogForm>
  )
}
