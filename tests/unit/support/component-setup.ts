import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A slow machine fails no test.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
