import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { FamilyPage } from '~/components/families/types'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { FamilyChild } from '~/components/families/family_child'
import { FamilyGuardian } from '~/components/families/family_guardian'
import { useFamilyForm } from '~/components/families/use_family_form'
import { useFamilyLabels } from '~/components/families/use_family_labels'
import { RecordForm } from '~/ui/form/record_form'

export default function FamilyCreate(page: FamilyPage) {
  const t = useTranslations('families')
  const guardians = useTranslations('guardians')
  const students = useTranslations('students')
  const names = useNames()
  const { family } = page
  const guardian = family?.guardian
  const title = t(family ? 'sibling_title' : 'create_title')
  const crumbs = guardian
    ? [
        { label: guardians('title'), href: urlFor('admin.guardians.index') },
        { label: names(guardian).lead, href: urlFor('admin.guardians.show', { id: guardian.id }) },
      ]
    : [{ label: students('title'), href: urlFor('admin.students.index') }]
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <FamilyForm title={title} page={page} cancelHref={crumbs.at(-1)!.href} />
    </>
  )
}

interface FamilyFormProps {
  title: string
  page: FamilyPage
  cancelHref: string
}

function FamilyForm({ title, page, cancelHref }: FamilyFormProps) {
  const t = useTranslations('families')
  const state = useFamilyForm(page)
  const { guardian, children, childField, added, duplicatesOf } = state
  const adding = useRef<HTMLButtonElement>(null)
  const isFull = children.length >= page.most
  const labels = useFamilyLabels(children.length)
  return (
    <RecordForm
      title={title}
      labels={labels}
      state={state}
      saveLabel={t(page.family ? 'save_sibling' : 'save')}
      cancelHref={cancelHref}
    >
      <FamilyGuardian page={page} field={guardian} />
      {children.map(({ key }, at) => (
        <FamilyChild
          key={key}
          at={at}
          field={childField(at)}
          targets={page.targets}
          duplicates={duplicatesOf(key)}
          today={page.today}
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
