import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FamilyChild } from '~/components/families/family_child'
import { FamilyGuardian } from '~/components/families/family_guardian'
import type { FamilyPage } from '~/components/families/types'
import { useFamilyForm } from '~/components/families/use_family_form'
import { useFamilyLabels } from '~/components/families/use_family_labels'
import { useFamilyWarnings } from '~/components/families/use_family_warnings'
import { guardianBindings } from '~/components/guardians/links/guardian_bindings'
import { RecordForm } from '~/ui/form/record_form'

interface FamilyFormProps {
  title: string
  page: FamilyPage
  /** Where the form is left for. */
  cancelHref: string
}

/** Adds a family: the guardian once, a row for each child, and a group for each. */
export function FamilyForm({ title, page, cancelHref }: FamilyFormProps) {
  const t = useTranslations('families')
  const state = useFamilyForm(page)
  const { children, childField, field, added, duplicatesOf } = state
  const adding = useRef<HTMLButtonElement>(null)
  const isFull = children.length >= page.most
  const warningsOf = useFamilyWarnings(children, page)
  const labels = useFamilyLabels(children.length)
  return (
    <RecordForm
      title={title}
      labels={labels}
      state={state}
      saveLabel={t(page.family ? 'save_sibling' : 'save')}
      cancelHref={cancelHref}
    >
      <FamilyGuardian page={page} field={guardianBindings(field)} />
      {children.map(({ key }, at) => (
        <FamilyChild
          key={key}
          at={at}
          field={childField(at)}
          targets={page.targets}
          duplicates={duplicatesOf(key)}
          warnings={warningsOf(key)}
          isAdded={key === added}
          onRemove={children.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      <div>
        <Button
          ref={adding}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={state.add}
          disabled={isFull}
        >
          {t('add_child')}
        </Button>
        {isFull && (
          <Text span size="sm" c="dimmed" ms="sm">
            {t('most', { count: page.most })}
          </Text>
        )}
      </div>
    </RecordForm>
  )

  function remove(at: number) {
    state.remove(at)
    adding.current?.focus()
  }
}
