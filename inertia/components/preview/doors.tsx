import type { ComponentType } from 'react'
import type { SampleDoor } from '~/components/preview/entries'
import { inBothScripts, sampleEmail } from '~/components/preview/sample/sample_people'
import ByInvitation from '~/pages/auth/by_invitation'
import ConfirmEmail from '~/pages/auth/confirm_email'
import ConfirmPassword from '~/pages/auth/confirm_password'
import ForgotPassword from '~/pages/auth/forgot_password'
import Join from '~/pages/auth/join'
import Locked from '~/pages/auth/locked'
import Login from '~/pages/auth/login'
import OpenCentre from '~/pages/auth/open_centre'
import ResetPassword from '~/pages/auth/reset_password'
import TwoFactor from '~/pages/auth/two_factor'
import VerifyEmail from '~/pages/auth/verify_email'

const email = sampleEmail
const token = 'sample'

export const doors: Record<SampleDoor, ComponentType> = {
  'sign-in': () => <Login door="student" />,
  'sign-in-instructor': () => <Login door="instructor" />,
  'sign-in-staff': () => <Login door="admin" />,
  'register': () => <Join door="student" sent={false} />,
  'register-sent': () => <Join door="student" sent />,
  'by-invitation': () => <ByInvitation door="student" />,
  'open-centre': () => <OpenCentre open app_domain="example.test" />,
  'forgot': () => <ForgotPassword door="student" sent={false} />,
  'forgot-sent': () => <ForgotPassword door="student" sent />,
  'reset': () => <ResetPassword door="student" {...{ token, email }} invited={false} />,
  'invitation': () => <ResetPassword door="admin" {...{ token, email }} invited />,
  'verify': () => <VerifyEmail door="admin" email={email} verified={false} />,
  'verified': () => <VerifyEmail door="admin" email={email} verified />,
  'confirm-email': () => <ConfirmEmail door="student" {...{ token, email }} />,
  'confirm': () => <ConfirmPassword door="admin" email={email} has_passkey />,
  'two-step': () => <TwoFactor door="admin" has_code has_passkey />,
  'locked': () => <Locked door="admin" email={email} has_passkey person={inBothScripts} />,
}
