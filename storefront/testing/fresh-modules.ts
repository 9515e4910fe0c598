import { vi } from 'vitest';

// Stores of a page live as long as their module: test files share a process, but each has modules of its own.
vi.resetModules();
