import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { BranchField } from '~/components/branches/branch_field'
import type { EntryFormKind } from '~/components/catalogue/entry_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { ColourField } from '~/ui/form/fields/colour_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { NumberField } from '~/ui/form/fields/number_field'
import { TagsField } from '~/ui/form/fields/tags_field'
import { FormSection } from '~/ui/form/form_section'
import { roomKinds } from '#domain/scheduling/rooms/rules/room_kind'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

type Kind = EntryFormKind<
  Data.Admin.Rooms.Room,
  'branch_id' | 'kind' | 'capacity' | 'equipment' | 'colour' | 'can_double_book'
>

export const roomForm: Kind = {
  area: 'rooms',
  values: (room) => ({
    branch_id: room?.branch_id ?? '',
    kind: room?.kind ?? 'room',
    capacity: room?.capacity.toString() ?? '',
    equipment: room?.equipment.join('\n') ?? '',
    colour: room?.colour ?? '',
    can_double_book: String(room?.can_double_book ?? false),
  }),
  Fields: RoomFields,
}

function RoomFields({ field }: Parameters<Kind['Fields']>[0]) {
  const t = useTranslations('rooms')
  return (
    <>
      <FormSection title={t('sections.room')} help={t('sections.room_help')}>
        <BranchField label={t('fields.branch_id')} field={field('branch_id')} />
        <FieldPair>
          <ChoiceField
            label={t('fields.kind')}
            field={field('kind')}
            choices={roomKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
          <NumberField label={t('fields.capacity')} field={field('capacity')} required />
        </FieldPair>
        <TagsField
          label={t('fields.equipment')}
          help={t('fields.equipment_help')}
          field={field('equipment')}
          most={mostAtOnce.equipment}
          maxLength={longest.label}
        />
      </FormSection>
      <FormSection title={t('sections.calendar')} help={t('sections.calendar_help')}>
        <ChoiceField
          label={t('fields.can_double_book')}
          help={t('fields.can_double_book_help')}
          field={field('can_double_book')}
          choices={(['false', 'true'] as const).map((value) => ({
            value,
            label: t(`can_double_book.${value}`),
          }))}
        />
        <ColourField label={t('fields.colour')} field={field('colour')} />
      </FormSection>
    </>
  )
}
