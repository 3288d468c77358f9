import { priceChoices } from '#domain/teaching/rules/price'
import { router, useForm } from '@inertiajs/react'
import { Button, Group } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useTargetChoices } from '~/components/enrolments/adding/use_target_choices'
import { PromotionList } from '~/components/groups/promotion/promotion_list'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import type { GroupDetail, MoveOutcome, RosterRow, TargetOption } from '~/components/groups/types'
import { bindingsOf } from '~/ui/form/bindings_of'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import classes from '~/ui/form/form.module.css'

interface PromotionFormProps {
  group: GroupDetail
  roster: RosterRow[]
  targets: TargetOption[]
  target: string | null
  except: string[]
  preview: Record<string, MoveOutcome>
  results: { id: string; outcome: MoveOutcome }[] | null
  today: string
}

type Promotion = {
  target_id: string
  starts_on: string
  price_choice: string
  complete: boolean
  enrolment_ids: string[]
  confirmed_warnings: string[]
}

const GOING: MoveOutcome[] = ['enrolled', 'waiting']

export function PromotionForm(props: PromotionFormProps) {
  const { group, roster, targets, target, except, preview, results, today } = props
  const t = useTranslations('groups.promotion')
  const choices = useTargetChoices(targets)
  const form = useForm<Promotion>({
    target_id: target ?? '',
    starts_on: today,
    price_choice: 'target',
    complete: true,
    enrolment_ids: [],
    confirmed_warnings: [],
  })
  const chosen = roster.filter(({ id }) => !except.includes(id) && GOING.includes(preview[id]!))
  const field = bindingsOf(form)
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.transform((data) => ({ ...data, enrolment_ids: chosen.map(({ id }) => id) }))
    form.post(urlFor('admin.groups.promotions.store', { id: group.id }), { preserveScroll: true })
  }
  return (
    <form className={classes.form} onSubmit={send} noValidate aria-label={t('title')}>
      <FormSection title={t('chosen')}>
        <ChoiceField
          label={t('target')}
          help={targets.length === 0 ? t('no_target') : undefined}
          field={{ ...field.target_id, onChange: (id) => look(id, []) }}
          choices={choices}
          required
          searchable
        />
        <DateField label={t('starts_on')} field={field.starts_on} required />
        <ChoiceField
          label={t('price')}
          field={field.price_choice}
          choices={priceChoices.toReversed().map((value) => ({
            value,
            label: t(value === 'keep' ? 'keep' : 'target_price'),
          }))}
        />
        <CheckField label={t('complete')} field={field.complete} />
      </FormSection>
      <PromotionList
        roster={roster}
        preview={preview}
        results={results}
        except={except}
        isPlanned={target !== null}
        onChange={(ids) => look(form.data.target_id, ids)}
      />
      <PlacementWarnings
        question={
          target !== null && chosen.length > 0
            ? {
                group_id: target,
                from_group_id: group.id,
                enrolment_ids: chosen.map(({ id }) => id),
                on: form.data.starts_on,
              }
            : null
        }
        field={field.confirmed_warnings}
      />
      <Group justify="flex-end" mt="lg">
        <Button
          type="submit"
          loading={form.processing}
          disabled={target === null || chosen.length === 0}
        >
          {t('run', { count: chosen.length })}
        </Button>
      </Group>
    </form>
  )

  function look(id: string, without: string[]) {
    form.setData((now) => ({ ...now, target_id: id }))
    router.reload({
      only: ['target', 'preview', 'except', 'results'],
      data: { target: id, except: without.join(',') },
    })
  }
}
