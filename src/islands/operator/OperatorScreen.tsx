import { OPERATOR_WORDS } from '../../i18n/operator.ts';
import { MemberScreen } from '../frame/MemberScreen.tsx';

export function OperatorScreen() {
  return (
    <MemberScreen route="operator" title={OPERATOR_WORDS.title}>
      <p>{OPERATOR_WORDS.nothingYet}</p>
    </MemberScreen>
  );
}
