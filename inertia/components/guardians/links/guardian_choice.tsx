import { Text } from '@mantine/core'
import {
  findGuardians,
  type GuardianOption,
} from '~/components/guardians/links/use_guardian_options'
import type { PersonNames } from '~/ui/names/names'
import { useNames } from '~/ui/names/use_names'

interface GuardianChoiceProps {
  guardian: PersonNames & { phone_written?: string | null }
}

export function GuardianChoice({ guardian }: GuardianChoiceProps) {
  const { phone_written: phone } = guardian
  return (
    <>
      <bdi>{useNames()(guardian).lead}</bdi>
      {phone && (
        <Text span size="sm" c="dimmed" ms="xs">
          <bdi dir="ltr">{phone}</bdi>
        </Text>
      )}
    </>
  )
}

const choiceOf = (guardian: PersonNames & { id: string } & Partial<GuardianOption>) => ({
  value: guardian.id,
  label: <GuardianChoice guardian={guardian} />,
})

export const guardianChoices = {
  of: (guardians: (PersonNames & { id: string })[]) => guardians.map(choiceOf),
  find: async (typed: string, signal: AbortSignal) =>
    (await findGuardians(typed, signal)).map(choiceOf),
}
